/**
 * The path of the hidden sign-in in the site and in the API, and what it is for the outside too unless somebody says
 * otherwise. No script of a public page may name it: browsers import this only on the page itself.
 */
export const builtLoginPath = 'purple-elephant-42'
