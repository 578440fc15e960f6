/**
 * Import this before making any schema: otherwise zod tries to generate functions from text, which the page's policy
 * forbids and browsers report.
 */
import { z } from 'zod';

z.config({ jitless: true });
