"""The rules of The Pillars of the Earth, section by section as its rules document has them."""
