/** How a part of the list leads to another search: its address, and going there without loading a page. */
export type SearchWay = {
  to: (text: string) => string
  go: (text: string) => void
  withoutFilters: () => void
}
