import { pictureNameIn } from '@cyberluach/core/picture-address'
import { cleanLine } from '@cyberluach/core/text-hygiene'
import { newId, type Surroundings } from './inline-nodes.ts'
import type { PictureNode } from './lexical-nodes.ts'
import { isElement, textOf, type Markup, type MarkupElement } from './markup.ts'
import { Unkept } from './unkept.ts'

/** An uploaded picture stands as a block, alone or in a figure with its caption. */
export function isPicture(part: MarkupElement): boolean {
  return part.name === 'figure' || isUploaded(part)
}

/** The editor's node of an uploaded picture, which is called by its name until it is hung. */
export function pictureNode(part: MarkupElement, { link }: Surroundings): PictureNode {
  if (link) throw new Unkept(`<a><${part.name}>`)
  const isFigure = part.name === 'figure'
  const parts = isFigure ? part.children.filter(isSomething) : [part]
  const [picture, caption, ...others] = parts
  const isWhole = picture && isElement(picture) && isUploaded(picture) && others.length === 0
  if (!isWhole || (caption !== undefined && !isCaption(caption))) throw new Unkept('<figure>')
  const { src = '', alt = '' } = picture.attributes
  const fields = {
    ...(cleanLine(alt) && { alt: cleanLine(alt) }),
    ...(caption && { caption: captionText(caption) }),
  }
  const value = pictureNameIn(src) ?? ''
  return { type: 'upload', version: 3, format: '', id: newId(), relationTo: 'media', value, fields }
}

function isUploaded({ name, attributes }: MarkupElement): boolean {
  return name === 'img' && pictureNameIn(attributes.src ?? '') !== null
}

function isCaption(part: Markup): part is MarkupElement {
  return isElement(part) && part.name === 'figcaption'
}

function captionText({ children }: MarkupElement): string {
  const inner = children.find(isElement)
  if (inner) throw new Unkept(`<figcaption><${inner.name}>`)
  return cleanLine(textOf(children))
}

function isSomething(part: Markup): boolean {
  return isElement(part) || part.trim() !== ''
}
