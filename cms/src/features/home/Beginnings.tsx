import type { Messages } from '@cyberluach/i18n/messages'
import { Link } from '@payloadcms/ui'
import type { Role } from '../../access/roles.ts'

const look = 'btn btn--icon-style-without-border btn--size-medium m-0'

/** What somebody of this role begins most often. */
export function Beginnings({ role, texts }: { role: Role; texts: Messages['homePanel'] }) {
  if (role === 'translator') return null
  return (
    <p className="flex flex-wrap gap-2 [&_.btn]:m-0">
      <Link className={`${look} btn--style-primary`} href="/admin/collections/posts/create" prefetch={false}>
        {texts.newPost}
      </Link>
      {role === 'admin' && (
        <Link
          className={`${look} btn--style-secondary`}
          href="/admin/collections/events/create"
          prefetch={false}
        >
          {texts.newEvent}
        </Link>
      )}
    </p>
  )
}
