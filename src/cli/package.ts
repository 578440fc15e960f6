/** `npm run package`: packs the reader of recordings and maps as a tarball for npm. */
import './failure.ts';
import { readerPackage } from '../host/package/reader-package.ts';
import { packInto } from './pack.ts';

const USAGE = `Usage: npm run package -- FOLDER

Writes a tarball of the reader into a folder. To try it: npx --yes ./FOLDER/w3g-reader-….tgz game.w3g
Whoever owns the name publishes it with: npm publish --access public FOLDER/w3g-reader-….tgz
`;

process.exitCode = await packInto(process.argv[2], USAGE, readerPackage);
