"""The rules of World Without End, section by section as its rules document has them."""
