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
  { files: ['src/cli/**', 'tests/**', '*.{js,mjs,ts}'], rules: { 'no-console': 'off' } },
);
