import { directionOf } from '@cyberluach/core/text/text-direction'
import type { SyntheticEvent } from 'react'

/** Attributes of a field whose direction follows what is written in it; an empty one has the page's. */
export function followsText(value: unknown) {
  return { 'data-follows-text': true, dir: value ? directionOf(String(value)) : undefined }
}

/** Turns the field being written in: as most of its letters are, wherever they stand. */
export function followText(event: SyntheticEvent): void {
  turn(event.target)
}

/** Turns every field, after values have come from elsewhere. */
export function turnAll(form: HTMLFormElement): void {
  for (const field of form.elements) turn(field)
}

function turn(field: EventTarget): void {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (!isText || !('followsText' in field.dataset)) return
  if (field.value) field.dir = directionOf(field.value)
  else field.removeAttribute('dir')
}
