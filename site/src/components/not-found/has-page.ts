import { navLinks } from '../../data/nav-links.ts'

/** Whether the site has a page yet that the header leads to: nothing links to one that is still to come. */
export function hasPage(path: string): boolean {
  return navLinks.some((link) => link.path === path)
}
