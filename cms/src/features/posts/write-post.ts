import type * as postsApi from '@cyberluach/api/posts'
import type { Post, PostPayload } from '@cyberluach/api/posts'
import { pictureNameIn } from '@cyberluach/core/text/pictures'
import { freeSlug, slugOf } from '@cyberluach/core/text/identifiers'
import { type Locale, locales } from '@cyberluach/i18n/locales'
import type { PayloadRequest } from 'payload'
import { done, refused, type Outcome, type Refusal } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { withRequest } from '../../platform/database/transaction.ts'
import { shortId } from './hooks.ts'
import { actAs } from '../users/sessions.ts'
import { readPictures } from './post-pictures.ts'
import { readPosts, slugsLike } from './rows.ts'
import { hasHebrew, isMostlyHebrew } from '@cyberluach/core/text/text-direction'
import { readableText } from './html/markup.ts'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { htmlOf } from './html/html-of.ts'
import type { LexicalState } from './html/lexical-nodes.ts'
import { lexicalOf, type Converted } from './html/lexical-of.ts'
import { wordlessPicture, type Picture } from './html/pictures.ts'

type PostCall = Pick<Call<typeof postsApi.createPost>, 'services' | 'signedIn' | 'body' | 'once'>

/**
 * Creates a post, or changes the one with this `id`, through Payload, by the rights of its author, in one transaction with
 * its entry in the audit log.
 */
export async function writePost(call: PostCall, id: string | null): Promise<Outcome<Post>> {
  const { services, signedIn, body, once } = call
  const now = id ? (await readPosts(services.pool, { id, isPublic: false }))[0] : undefined
  const texts = writtenTexts(body, now ?? null)
  const pictures = await readPictures(services.pool, { texts: [body.content, body.contentHe ?? ''] })
  const converted = contentsOf({ texts, pictures, isPublished: body.status === 'published' })
  if ('kind' in converted) return converted
  const { contents } = converted
  const slug = body.slug ?? slugFor(body, now)
  const cover = await coverOf(services, body.coverImage)
  if (!cover) return refused('invalid', { issues: [{ path: 'coverImage', code: 'url' }] })
  const common = {
    ...cover,
    _status: body.status,
    slug,
    // The form of the dashboard has none where it is left empty; Payload would fill in who writes.
    author: body.author ?? null,
    publishedAt: body.status === 'published' ? body.publishedAt : null,
    tags: body.tags ?? [],
  }
  try {
    return await once((client) =>
      withRequest(services.payload, client, async (req) => {
        if (id && (await readPosts(client, { id, isPublic: false })).length === 0) return refused('notFound')
        await actAs(req, signedIn.user)
        const written = await writeLanguages(services, req, { id, texts, contents, common })
        const [post] = await readPosts(client, { id: written, isPublic: false })
        // Anything else is a bug, and stores nothing.
        if (!post || !isStoredAsWritten(post, contents, pictures)) throw new Error('a post is not what was written')
        return done(id ? 200 : 201, post)
      }),
    )
  } catch (reason) {
    if (!isTakenSlug(reason)) throw reason
    const suggestion = freeSlug(slug, await slugsLike(services.pool, slug, id))
    return refused('slugTaken', { suggestion, issues: [{ path: 'slug', code: 'taken' }] })
  }
}

type Languages = { id: string | null; texts: WrittenTexts; contents: Contents; common: object }

/** One language after the other, as Payload writes them; for the audit log it is one deed. */
async function writeLanguages(
  { payload }: Services,
  req: PayloadRequest,
  { id, texts, contents, common }: Languages,
): Promise<string> {
  req.context.isHebrewAlone = texts.isHebrewAlone
  const order: Locale[] = texts.isHebrewAlone ? ['he', 'en'] : ['en', 'he']
  let written = id
  for (const locale of order) {
    const own = texts[locale]
    if (!own) continue
    const content = contents[locale]
    const data = { ...common, ...own, ...(content !== undefined && { content }) } as never
    const options = { collection: 'posts' as const, req, overrideAccess: false, user: req.user, locale, data }
    const doc = written ? await payload.update({ ...options, id: written }) : await payload.create(options)
    written = String(doc.id)
    req.context.isSameDeed = true
  }
  if (!written) throw new Error('a post without a text')
  return written
}

/** What readers see as the cover, on its way back: an upload's own address stands for the upload, anything else is a link. */
async function coverOf(
  { pool }: Services,
  address: string | null,
): Promise<{ cover?: string | null; coverImage?: string | null } | null> {
  const name = address && pictureNameIn(address)
  if (!name) return { cover: null, coverImage: address }
  const { rows } = await pool.query<{ id: string }>('select id from media where filename = $1', [name])
  return rows[0] ? { cover: rows[0].id } : null
}

/** From the title; a post whose title has no Latin letter keeps the address that it has. */
function slugFor(body: PostPayload, now: Post | undefined): string {
  const slug = slugOf(body.title, shortId())
  return slug.startsWith('post-') ? now?.slug || slug : slug
}

/** Payload words a broken unique index as a field that is wrong. */
function isTakenSlug(reason: unknown): boolean {
  const { status, data } = (reason ?? {}) as { status?: number; data?: { errors?: { path?: string }[] } }
  return status === 400 && Boolean(data?.errors?.some(({ path }) => path === 'slug'))
}

/** What is written in one language; what is absent stays as it is. `content` is HTML, null for none. */
export type Texts = { title?: string | null; excerpt?: string | null; content?: string | null }

/** What of the form goes into which language, null where nothing does. A post in Hebrew alone has no English texts. */
type WrittenTexts = { isHebrewAlone: boolean; en: Texts | null; he: Texts | null }

/**
 * The texts of the form by language. The specified form has one language: what is Hebrew in it is not taken for
 * English, unless the post has both languages already and somebody means just this.
 */
function writtenTexts(body: PostPayload, before: Post | null): WrittenTexts {
  const { title, content, excerpt, titleHe, excerptHe, contentHe } = body
  if (isInHebrewAlone(body, before)) {
    const hebrew = { title, content, ...pick('excerpt', excerptHe ?? excerpt) }
    return { isHebrewAlone: true, en: before && { title: null, excerpt: null, content: null }, he: hebrew }
  }
  const he = { ...pick('title', titleHe), ...pick('excerpt', excerptHe), ...pick('content', contentHe) }
  return {
    isHebrewAlone: false,
    en: { title, content, ...pick('excerpt', excerpt) },
    he: Object.keys(he).length > 0 ? he : null,
  }
}

/** Which field of the form holds the text. */
export function fieldOf(name: 'title' | 'content', locale: Locale, { isHebrewAlone }: WrittenTexts): string {
  return locale === 'he' && !isHebrewAlone ? `${name}He` : name
}

function isInHebrewAlone({ title, content, titleHe, contentHe }: PostPayload, before: Post | null): boolean {
  if (titleHe !== undefined || contentHe !== undefined) return titleHe === title && contentHe === content
  const isHebrew = hasHebrew(title) && isMostlyHebrew(readableText(content))
  return isHebrew && !(before && hasEnglish(before) && (before.titleHe || before.contentHe))
}

function hasEnglish({ title, titleHe, content, contentHe }: Post): boolean {
  return title !== (titleHe ?? '') || content !== (contentHe ?? '')
}

function pick<Name extends string>(name: Name, text: string | null | undefined): { [Key in Name]?: string | null } {
  return text === undefined ? {} : ({ [name]: text } as { [Key in Name]?: string | null })
}

/** What is stored for each language; undefined where the text stays as it is. */
export type Contents = Partial<Record<Locale, LexicalState | null>>

type Form = { texts: WrittenTexts; pictures: readonly Picture[]; isPublished: boolean }

/**
 * The contents of a form as the editor stores them, or what is wrong with one. What readers get says of each picture
 * what it shows, in the language that the text is written in.
 */
export function contentsOf({ texts, pictures, isPublished }: Form): { contents: Contents } | Refusal {
  const contents: Contents = {}
  for (const locale of locales) {
    const html = texts[locale]?.content
    if (html === undefined) continue
    const path = fieldOf('content', locale, texts)
    const converted = html === null ? null : lexicalOf(html, { pictures, locale })
    if (converted && !converted.ok) return refused('invalid', { issues: [issueOf(converted, path)] })
    const wordless = isPublished && converted && wordlessPicture(converted.state, { pictures, locale })
    if (wordless) {
      const values = { name: wordless.name }
      return refused('invalid', { issues: [{ path, code: 'altMissing', values }] })
    }
    contents[locale] = converted && converted.state
  }
  return { contents }
}

function isStoredAsWritten(post: Post, contents: Contents, pictures: readonly Picture[]): boolean {
  return locales.every((locale) => {
    const state = contents[locale]
    if (!state) return true
    const html = htmlOf(state, { pictures, locale })
    return (locale === 'he' ? post.contentHe : post.content) === html
  })
}

function issueOf(conversion: Extract<Converted, { ok: false }>, path: string): Issue {
  if (conversion.error === 'empty') return { path, code: 'required' }
  if (conversion.error === 'unkept') return { path, code: 'unkept', values: { structure: conversion.structure } }
  return { path, code: conversion.error, values: { n: conversion.n } }
}
