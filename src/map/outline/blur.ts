import type { Grid } from './contour.ts';

/**
 * Blurs a field in place, first along one axis, then along the other. Values outside the field count as 0. Sigma is in
 * grid cells.
 */
export function blur(grid: Grid, sigma: number): void {
  const radius = Math.ceil(sigma * 2.5);
  const kernel = Float64Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma ** 2)),
  );
  const sum = kernel.reduce((total, part) => total + part, 0);
  const { columns, rows } = grid;
  const along = (count: number, lines: number, step: number, jump: number): void => {
    const line = new Float64Array(count + 2 * radius);
    for (let number = 0; number < lines; number++) {
      for (let i = 0; i < count; i++) line[i + radius] = grid.values[number * jump + i * step]!;
      for (let i = 0; i < count; i++) {
        let value = 0;
        for (let k = 0; k < kernel.length; k++) value += line[i + k]! * kernel[k]!;
        grid.values[number * jump + i * step] = value / sum;
      }
    }
  };
  along(columns, rows, 1, columns);
  along(rows, columns, columns, 1);
}

/** Clears the border of a field, so that every line closes inside. */
export function emptyRim({ columns, rows, values }: Grid): void {
  for (let x = 0; x < columns; x++) values[x] = values[(rows - 1) * columns + x] = 0;
  for (let y = 0; y < rows; y++) values[y * columns] = values[y * columns + columns - 1] = 0;
}
