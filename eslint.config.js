import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist/', '.astro/', '.cache/', 'node_modules/', 'test-results/', 'playwright-report/'] },
  ...tseslint.configs.strict,
  ...astro.configs['flat/recommended'],
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      // The command line speaks through console; everything else returns values.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      // What is left out of an object is named `_` or beside a rest.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', ignoreRestSiblings: true }],
    },
  },
  {
    // What needs types. The rest of typescript-eslint's type-aware rules either cost more time than they found here, or forbid
    // what tests do with JSON on purpose.
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.ts'],
    ignores: ['tests/clients/**'],
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-array-delete': 'error',
      '@typescript-eslint/no-base-to-string': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // Handlers may be async: what fails in them is a value already.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // What runs in a browser, or may: Node's own stays out. Where neither Node nor DOM belong, a tsconfig of its own says so.
    files: ['src/{app,archive/count,game/stored,game/unpack,map,search,view}/**/*.{ts,tsx}'],
    ignores: [
      'src/app/**/*-integration.ts',
      'src/app/shell/{bundle,renderer}.ts',
      'src/app/shell/preferences/bundle.ts',
      'src/view/png/**',
      'src/view/cache-keys.ts',
      'src/app/drop/stand-ins/**',
      'src/app/drop/offline/offline-files.ts',
    ],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['node:*'] }],
      'no-restricted-globals': ['error', 'Buffer', 'process', 'global', '__dirname'],
    },
  },
  {
    files: ['src/cli/**', 'src/data/reader/command/**', 'tests/**', '*.{js,mjs,ts}'],
    rules: { 'no-console': 'off' },
  },
);
