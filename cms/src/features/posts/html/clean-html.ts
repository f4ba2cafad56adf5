import { pictureNameIn } from '@cyberluach/core/picture-address'
import { isWebLink } from '@cyberluach/core/web-link'
import sanitizeHtml from 'sanitize-html'
import { blockTags, hostileTags, markTags, partTags } from './post-tags.ts'

const sameTags = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' }

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...blockTags,
    ...partTags,
    ...markTags.map(([tag]) => tag),
    'a',
    'img',
    'figure',
    'br',
    'div',
  ],
  nonTextTags: [...hostileTags, 'svg', 'math'],
  allowedAttributes: {
    '*': ['dir'],
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    ...sameTags,
    html: 'div',
    body: 'div',
    a: (tagName, { href, ...others }) => ({
      tagName,
      attribs: { ...others, ...(href !== undefined && isPostLink(href) && { href: href.trim() }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isImageLink(attribs.src ?? ''),
}

/** HTML without anything that runs, styles, or leads elsewhere than to the web or to a mailbox. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options)
}

/** Whether a post may show a picture from there: from the web, or one that was uploaded here. */
export function isImageLink(src: string): boolean {
  return isWebLink(src) || pictureNameIn(src) !== null
}

/** Whether a post may link there: http, https or mailto. */
export function isPostLink(href: string): boolean {
  return isWebLink(href.trim()) || /^mailto:[^\s<>"]+@[^\s<>"]+$/i.test(href.trim())
}
