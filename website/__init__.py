"""The site: what is written in this repository as pages to read, made by `make docs`."""
