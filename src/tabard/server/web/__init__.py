"""What browsers see: pages, the live table, and the stream that keeps it alive."""
