import type { Page } from '@playwright/test'
import type { Picture } from './pictures.ts'
import type { Visit } from './test.ts'

/** A page with something open, said or gone wrong on it, on the morning of the pictures. */
export type PageState = {
  name: string
  show: (page: Page, visit: Visit) => Promise<void>
  /** The widths that have it, where not all do. */
  widths?: readonly number[]
  pictures?: readonly Picture[]
  /** It lies over a page and has a layout of its own, which whoever enlarges has to be able to read. */
  isOverlay?: true
  /** What lies under it and is asked about by itself, on its own page. */
  apart?: readonly string[]
}
