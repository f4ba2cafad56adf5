import { may, type Role } from '@cyberluach/core/roles'
import type { Messages } from '@cyberluach/i18n/messages'
import { Link } from '@payloadcms/ui'

const look = 'btn btn--icon-style-without-border btn--size-medium m-0'

/** What somebody of this role begins most often; the first of it stands out. */
export function Beginnings({ role, texts }: { role: Role; texts: Messages['homePanel'] }) {
  const posts = { name: texts.newPost, href: '/admin/collections/posts/create' }
  const events = { name: texts.newEvent, href: '/admin/collections/events/create' }
  const theirs = [...(may(role, 'write') ? [posts] : []), ...(may(role, 'moderate') ? [events] : [])]
  if (theirs.length === 0) return null
  return (
    <p className="flex flex-wrap gap-2 [&_.btn]:m-0">
      {theirs.map(({ name, href }, index) => (
        <Link
          key={href}
          className={`${look} btn--style-${index === 0 ? 'primary' : 'secondary'}`}
          href={href}
          prefetch={false}
        >
          {name}
        </Link>
      ))}
    </p>
  )
}
