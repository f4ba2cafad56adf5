import { directionOf } from '@cyberluach/core/text/text-direction'
import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import { Bold, Code, Heading2, Image, Italic, Link, List, Quote, type LucideIcon } from 'lucide-react'
import { useImperativeHandle, useRef, useState, type Ref, type SyntheticEvent } from 'react'
import { tv } from 'tailwind-variants/lite'
import { Segments } from '../../ui/fields.tsx'
import { useText } from '../../ui/text.tsx'
import type { FieldParts } from '../../form/Field.tsx'
import { PlainButton } from '../../ui/Button.tsx'

const tools: [Tool, LucideIcon][] = [
  ['heading', Heading2],
  ['bold', Bold],
  ['italic', Italic],
  ['link', Link],
  ['list', List],
  ['quote', Quote],
  ['code', Code],
]

/** Puts HTML where the text was being written. */
export type EditorHandle = { insert: (html: string) => void }

/** What is written, and how it will look, in the same place. */
const page = tv({
  base: [
    'min-h-75 w-full resize-y border-0 bg-transparent align-top text-(length:--text-base) leading-[1.7]',
    'wrap-anywhere outline-none',
  ],
  variants: { isPadded: { true: 'px-3.5 py-3' } },
})

type Props = {
  ref: Ref<EditorHandle>
  parts: FieldParts
  language: Locale
  html: string
  change: (html: string) => void
  /** Asks for a picture, or for the words of one that was dropped or pasted. */
  addPicture: (file: File | null) => void
}

/** HTML in a plain field with tools for what is used most, and how it will look. */
export function ContentEditor({ ref, parts, language, html, change, addPicture }: Props) {
  const { blog } = useText().t.lists
  const [isPreview, setPreview] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)

  const put = (inserted: string, [from, to]: [number, number] = [inserted.length, inserted.length]) => {
    const field = area.current
    if (!field) return
    const { selectionStart, selectionEnd, value } = field
    field.focus()
    // The only way to insert that the browser's own undo knows of.
    const hasFocus = document.activeElement === field
    if (!hasFocus || !document.execCommand('insertText', false, inserted)) {
      change(value.slice(0, selectionStart) + inserted + value.slice(selectionEnd))
    }
    field.setSelectionRange(selectionStart + from, selectionStart + to)
  }
  const use = (tool: Tool) => {
    const { selectionStart = 0, selectionEnd = 0, value = '' } = area.current ?? {}
    const { html: inserted, select } = markupFor(tool, value.slice(selectionStart, selectionEnd))
    put(inserted, select)
  }
  useImperativeHandle(ref, () => ({ insert: (inserted) => put(inserted) }))
  const takeFile = (event: SyntheticEvent, files: FileList) => {
    const file = [...files].find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    addPicture(file)
  }

  return (
    <div className="overflow-hidden rounded-sm border border-line-control bg-raised has-aria-invalid:border-danger has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus">
      <div className="flex flex-wrap items-center gap-1 border-b border-line bg-sunken p-1">
        <div className="flex flex-wrap gap-0.5 max-md:*:size-10" role="group" aria-label={blog.toolbar}>
          {tools.map(([tool, Icon]) => (
            <PlainButton
              key={tool}
              kind="ghost"
              size="xs"
              isIcon
              aria-label={blog.tools[tool]}
              title={blog.tools[tool]}
              disabled={isPreview}
              onClick={() => use(tool)}
            >
              <Icon />
            </PlainButton>
          ))}
          <PlainButton
            kind="ghost"
            size="xs"
            isIcon
            aria-label={blog.tools.image}
            title={blog.tools.image}
            disabled={isPreview}
            onClick={() => addPicture(null)}
          >
            <Image />
          </PlainButton>
        </div>
        <span className="flex-1" />
        <Segments
          label={blog.mode}
          segments={[
            { value: 'editing', label: blog.editing },
            { value: 'preview', label: blog.preview },
          ]}
          value={isPreview ? 'preview' : 'editing'}
          choose={(mode) => setPreview(mode === 'preview')}
          isOnBar
        />
      </div>
      {isPreview && <Preview html={html} />}
      <textarea
        {...parts}
        ref={area}
        className={page({ isPadded: true })}
        hidden={isPreview}
        lang={language}
        dir={directionOfSource(html) ?? directionOfLocale(language)}
        spellCheck
        value={html}
        onChange={(event) => change(event.target.value)}
        onPaste={(event) => takeFile(event, event.clipboardData.files)}
        onDrop={(event) => takeFile(event, event.dataTransfer.files)}
      />
    </div>
  )
}

/** Tags read from left to right, whatever stands between them. */
function directionOfSource(html: string): 'ltr' | 'rtl' | undefined {
  if (html.includes('<')) return 'ltr'
  return html === '' ? undefined : directionOf(html)
}

/** In a frame of its own where nothing runs, whatever was pasted. */
function Preview({ html }: { html: string }) {
  const { blog } = useText().t.lists
  if (html.trim() === '')
    return <p className={page({ isPadded: true, className: 'text-ink-3' })}>{blog.emptyPreview}</p>
  const isDark = document.documentElement.dataset.theme === 'dark'
  return <iframe className={page()} sandbox="" title={blog.preview} srcDoc={pageOf(html, isDark)} />
}

function pageOf(html: string, isDark: boolean): string {
  const colours = isDark ? 'color:#f1f0ec;background:#24262c' : 'color:#16181f;background:#fff'
  return `<!doctype html><html dir="${directionOf(html)}"><meta name="referrer" content="no-referrer"><style>body{margin:14px;font:15px/1.7 system-ui,sans-serif;overflow-wrap:anywhere;${colours}}img{max-inline-size:100%;block-size:auto}figure{margin:1em 0;text-align:center}table{border-collapse:collapse}td,th{padding:4px 10px;border:1px solid}pre{direction:ltr;text-align:left;white-space:pre-wrap}blockquote{margin-inline:0;padding-inline-start:14px;border-inline-start:3px solid}a{color:inherit}</style><body>${html}`
}

export type Tool = 'heading' | 'bold' | 'italic' | 'link' | 'list' | 'quote' | 'code'

/** The markup that a tool puts around the chosen text, and which part of it is to be chosen next. */
export function markupFor(tool: Tool, chosen: string): { html: string; select: [number, number] } {
  const [before, after] = wraps[tool]
  const inside = tool === 'list' ? listItems(chosen) : chosen
  const html = `${before}${inside}${after}`
  const address = html.indexOf('https://')
  if (address >= 0) return { html, select: [address, address + 'https://'.length] }
  return { html, select: [before.length, before.length + inside.length] }
}

const wraps: Record<Tool, [string, string]> = {
  heading: ['<h2>', '</h2>'],
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  link: ['<a href="https://">', '</a>'],
  list: ['<ul>\n', '\n</ul>'],
  quote: ['<blockquote>', '</blockquote>'],
  code: ['<pre><code>', '</code></pre>'],
}

function listItems(chosen: string): string {
  return chosen
    .split('\n')
    .map((line) => `  <li>${line.trim()}</li>`)
    .join('\n')
}
