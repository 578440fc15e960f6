/** The used part of gifenc 1.0.3, which has no types of its own. */
declare module 'gifenc' {
  type Colour = [red: number, green: number, blue: number];

  export function quantize(rgba: Uint8ClampedArray, maxColours: number): Colour[];

  export function applyPalette(rgba: Uint8ClampedArray, palette: readonly Colour[]): Uint8Array;

  export function GIFEncoder(): {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        /** Given only for the first frame, it is the palette of all. */
        palette?: readonly Colour[];
        /** In ms. */
        delay: number;
        transparent: boolean;
        transparentIndex: number;
        /** 1 keeps the picture for the next frame. */
        dispose: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}
