/** The web app manifest: the site can be installed, and then opens replays and maps from the file manager. */
import { SITE_NAME, SITE_SUMMARY } from '../../site.ts';
import { urls } from '../../urls.ts';

/** Sizes of the icons in pixels, as browsers ask for them. */
export const ICON_SIZES = [192, 512] as const;

/** The manifest (https://www.w3.org/TR/appmanifest/). There is no share target: without our program, it would upload. */
export const webManifest = (colour: string) => ({
  // Resolved against the origin, so it must be absolute.
  id: urls.drop(),
  name: SITE_NAME,
  short_name: SITE_NAME,
  description: SITE_SUMMARY,
  lang: 'en',
  start_url: urls.drop(),
  scope: urls.home(),
  display: 'standalone',
  background_color: colour,
  theme_color: colour,
  icons: ICON_SIZES.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: urls.icon(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
  file_handlers: [
    {
      action: urls.drop(),
      accept: {
        'application/x-warcraft3-replay': ['.w3g', '.nwg'],
        'application/x-warcraft3-map': ['.w3x', '.w3m'],
      },
      // All files that are opened together go to one window.
      launch_type: 'single-client',
    },
  ],
});
