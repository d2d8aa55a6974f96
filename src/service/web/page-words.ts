import { stripHidden } from '../hidden-text.js';
import { decode } from './charset.js';
import type { Body, Page } from './page.js';
import { withoutTags } from './plain.js';

/** A page as its words alone, for one whose tree takes too long; it says so. */
export function pageWords({ bytes, type }: Body): Page {
  const words = stripHidden(withoutTags(decode(bytes, type)));
  return {
    title: '',
    text: `(a very large page: all its words, without their form)\n\n${words}`,
    how: 'html',
  };
}
