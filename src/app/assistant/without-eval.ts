/**
 * To be imported before any schema is made: otherwise zod tries whether it may make functions out of text, which the policy of
 * the page forbids and browsers report.
 */
import { z } from 'zod';

z.config({ jitless: true });
