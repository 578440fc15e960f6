import { defineConfig } from 'vitest/config';
export default defineConfig({ root: process.cwd(), test: { include: ['tests/unit/browse/engine/{plain,nearest,presets}.test.ts'], exclude: ['**/index-file.test.ts','**/size.test.ts','**/speed.test.ts'], testTimeout: 300000 } });
