/**
 * Limits for map files. The largest of 156 melee maps takes 1.1 MB and has 256 × 256 squares, and 31,000 trees and
 * doodads.
 */
export const MAP_LIMITS = {
  /** Bytes of the file. */
  fileBytes: 64 * 1024 * 1024,
  /** Entries in each of the archive's two tables. */
  tableEntries: 65_536,
  /** Bytes of one unpacked file in the archive. */
  entryBytes: 16 * 1024 * 1024,
  /** Sector size as a power of two times 512 bytes. */
  sectorShift: 7,
  /** Squares of 128 units along either side; the World Editor stops at 480. */
  squares: 512,
  /** Placed objects, without trees and doodads. */
  objects: 20_000,
  /** Trees and doodads. */
  doodads: 250_000,
  regions: 10_000,
  /** Characters of a displayed text. */
  text: 200,
} as const;
