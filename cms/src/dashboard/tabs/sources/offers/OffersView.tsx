import type { OfferDecision, WaitingOffer } from '@cyberluach/api/calendar-offers'
import { calendarOfferLimits } from '@cyberluach/core/messages/calendar-offer'
import { needsPermission, sourceKinds } from '@cyberluach/core/sources/sources'
import { TextBox } from '@cyberluach/design/components/Input'
import { CalendarCheck, CalendarHeart, Eye, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Field, InputField } from '../../../form/Field.tsx'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { useRowStep } from '../../../frame/use-row-step.ts'
import { List, ListRow, useRowKeys } from '../../../list/List.tsx'
import { Fact, Facts, LongText, Panel } from '../../../list/Panel.tsx'
import { Cell, RowToggle, type TableDefinition } from '../../../list/Table.tsx'
import { useOpenRow } from '../../../list/use-list-page.ts'
import { Button } from '../../../ui/Button.tsx'
import { focusWhenPresent, successorOf } from '../../../ui/focus.ts'
import { Empty, FailureLine } from '../../../ui/Layout.tsx'
import { Badge, StatusBadge } from '../../../ui/marks.tsx'
import { useText } from '../../../ui/text.tsx'
import { Ago } from '../../../ui/time.tsx'
import { LatinText, UserText } from '../../../ui/UserText.tsx'
import { adviseAddress } from '../form/source-form.ts'
import { FieldChoice } from '../form/SourceForm.tsx'
import { PreviewPart } from '../preview/PreviewPart.tsx'
import { usePreview } from '../preview/use-question.ts'
import { hostOf } from '../source-words.ts'
import type { Offers } from './use-offers.ts'

/** The calendars that organizers offer, one open at a time. */
export function OffersView({ offers, list: element }: { offers: Offers; list: RefObject<HTMLDivElement | null> }) {
  const words = useText().t.offers
  const { openId, toggle } = useOpenRow()
  const { list, error, liveness, retry, runningId } = offers
  useRowStep({ openId, toggle, hasRow: (id) => list?.some((offer) => offer.id === id) ?? false })
  const { keys } = useRowKeys({ list: element, openId, toggle })
  useShortcuts(keys)
  const decide = async (offer: WaitingOffer, decision: OfferDecision) => {
    const next = successorOf(offer.id)
    if (await offers.decide(offer, decision)) focusWhenPresent(next)
  }
  return (
    <>
      {error !== null && <FailureLine title={words.failed} updatedAt={liveness.updatedAt} retry={retry} />}
      <List
        ref={element}
        table={offerTable}
        words={words}
        items={list}
        hasFailed={error !== null}
        empty={<Empty icon={CalendarHeart} title={words.emptyTitle} text={words.emptyText} />}
      >
        {(offer) => (
          <OfferRow key={offer.id} offer={offer} isOpen={openId === offer.id} toggle={toggle}>
            <OfferDetail
              offer={offer}
              isRunning={runningId !== null}
              decide={(decision) => void decide(offer, decision)}
            />
          </OfferRow>
        )}
      </List>
    </>
  )
}

const offerTable: TableDefinition = {
  columns: [
    { name: 'name', label: (t) => t.offers.columns.name },
    { name: 'sender', label: (t) => t.offers.columns.sender },
    { name: 'date', label: (t) => t.offers.columns.date },
    { name: 'standing', label: (t) => t.offers.columns.standing },
  ],
  isEvent: false,
}

type RowProps = { offer: WaitingOffer; isOpen: boolean; toggle: (id: string) => void; children: ReactNode }

function OfferRow({ offer, isOpen, toggle, children }: RowProps) {
  const words = useText().t.offers
  const { id, address, organizer, isRead, isSuspicious, createdAt } = offer
  const host = hostOf(address)
  return (
    <ListRow
      id={id}
      isOpen={isOpen}
      table={offerTable}
      toggle={toggle}
      cells={
        <>
          <Cell column="name">
            <RowToggle title={host} first={<LatinText text={host} />} second={<LatinText text={address} />} />
          </Cell>
          <Cell column="sender">
            <UserText text={organizer} />
          </Cell>
          <Cell column="date">
            <Ago iso={createdAt} />
          </Cell>
          <Cell column="standing">
            {isSuspicious ? (
              <StatusBadge status="rejected">{words.suspicious}</StatusBadge>
            ) : isRead ? (
              <Badge kind="plain">{words.isRead}</Badge>
            ) : (
              <StatusBadge status="pending">{words.waits}</StatusBadge>
            )}
          </Cell>
        </>
      }
    >
      {children}
    </ListRow>
  )
}

type DetailProps = { offer: WaitingOffer; isRunning: boolean; decide: (decision: OfferDecision) => void }

/** Who offers it, what it would bring, and what is decided. */
function OfferDetail({ offer, isRunning, decide }: DetailProps) {
  const { t } = useText()
  const words = t.offers
  const { address, organizer, email, note } = offer
  const [kind, setKind] = useState(() => adviseAddress(address)?.kind ?? 'iCalendar')
  const [name, setName] = useState(organizer)
  /** What the organizer is told; null while nobody declines. */
  const [reason, setReason] = useState<string | null>(null)
  const isDeclining = reason !== null
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isDeclining) box.current?.focus()
  }, [isDeclining])
  const preview = usePreview()
  return (
    <Panel part="contact" icon={CalendarHeart} title={words.columns.name}>
      <Facts columns={2}>
        <Fact label={words.columns.name} full>
          <LatinText text={address} />
        </Fact>
        <Fact label={words.sentBy}>
          <UserText text={organizer} /> {email === null ? words.noEmail : <LatinText text={email} />}
        </Fact>
        {note !== null && (
          <Fact label={words.note} full>
            <LongText text={note} />
          </Fact>
        )}
      </Facts>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 max-md:grid-cols-1">
        <InputField
          name="name"
          label={words.name}
          value={name}
          set={setName}
          maxLength={calendarOfferLimits.organizer}
        />
        <FieldChoice
          name="kind"
          label={words.kind}
          value={kind}
          choose={setKind}
          options={sourceKinds.filter((one) => !needsPermission(one)).map((one) => [one, t.sources.kinds[one]])}
        />
      </div>
      {reason !== null && (
        <div className="mt-3">
          <Field name="note" label={words.reason} hint={email === null ? words.noEmail : words.reasonHint}>
            {(parts) => (
              <TextBox
                {...parts}
                ref={box}
                size="sm"
                ground="raised"
                dir="auto"
                rows={3}
                maxLength={calendarOfferLimits.note}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {reason === null && (
          <>
            <Button
              icon={CalendarCheck}
              kind="primary"
              isTallOnPhone
              isRunning={isRunning}
              isDisabled={name.trim() === ''}
              onClick={() => decide({ verdict: 'add', kind, name })}
            >
              {words.add}
            </Button>
            <Button
              icon={Eye}
              isTallOnPhone
              data-part="ask-preview"
              isRunning={preview.current.state === 'running'}
              onClick={() => void preview.ask({ kind, address, eventType: null, hasPermission: false })}
            >
              {words.preview}
            </Button>
          </>
        )}
        <Button
          icon={X}
          kind="warned"
          isTallOnPhone
          isRunning={isRunning && reason !== null}
          onClick={() => (reason === null ? setReason('') : decide({ verdict: 'decline', note: reason || null }))}
        >
          {words.decline}
        </Button>
        {reason !== null && (
          <Button kind="ghost" isTallOnPhone isDisabled={isRunning} onClick={() => setReason(null)}>
            {words.cancel}
          </Button>
        )}
      </div>
      <PreviewPart current={preview.current} trust="queue" close={preview.close} />
    </Panel>
  )
}
