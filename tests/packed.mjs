import { deflateSync } from 'node:zlib';

/** A lesson or a program as links hold it, after their `~`. @param {string} text */
export const packed = (text) => deflateSync(text).toString('base64url');
