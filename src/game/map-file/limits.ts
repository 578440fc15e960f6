/** What a map file may be at most. Of 156 melee maps the largest has 1.1 MB, 256 × 256 squares and 31,000 trees and doodads. */
export const MAP_LIMITS = {
  /** Bytes of the file. */
  fileBytes: 64 * 1024 * 1024,
  /** Entries of either table of the archive. */
  tableEntries: 65_536,
  /** Bytes of one unpacked file of the archive. */
  entryBytes: 16 * 1024 * 1024,
  /** Power of two by which sectors are larger than 512 bytes. */
  sectorShift: 7,
  /** Squares of 128 units along either side; the World Editor stops at 480. */
  squares: 512,
  /** Placed objects, trees and doodads left aside. */
  objects: 20_000,
  /** Trees and doodads. */
  doodads: 250_000,
  /** Characters of a text that is shown. */
  text: 200,
} as const;
