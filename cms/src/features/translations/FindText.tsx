import type { Messages } from '@cyberluach/i18n/messages'

/** Leads to a text of the site from the words that it says, whether it waits for a translation or not. */
export function FindText({ texts }: { texts: Messages['translationsPanel']['find'] }) {
  return (
    <form action="/admin/collections/texts" className="mb-(--base)" role="search">
      <label className="mb-1 block" htmlFor="find-text">
        {texts.label}
      </label>
      <span className="flex flex-wrap gap-2 [&_.btn]:m-0">
        <input
          autoComplete="off"
          className="min-h-10 max-w-120 min-w-0 flex-[1_1_16rem] rounded-(--style-radius-s) border border-(--theme-elevation-250) bg-(--theme-input-bg) px-3 text-(--theme-elevation-800) [font:inherit]"
          dir="auto"
          id="find-text"
          name="search"
          required
          type="search"
        />
        <button className="btn btn--style-secondary btn--size-medium" type="submit">
          {texts.submit}
        </button>
      </span>
    </form>
  )
}
