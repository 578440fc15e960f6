/** The fill pattern for the second side's bars; included once on each page with such bars. */
export const Hatch = () => (
  <svg width="0" height="0" aria-hidden="true">
    <pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0h2.4v4H0z" />
    </pattern>
  </svg>
);
