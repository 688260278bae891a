import { useState } from 'react'
import { Link } from 'react-router'
import { telephone } from '#platform/text/telephone.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Pager } from '#ui/Pager.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { confirmTransferFromDatabase, getTransfersFromDatabase } from '../contract.ts'
import type { DatabaseMove } from '../shapes.ts'
import { LetterButton } from './LetterButton.tsx'
import { moveWords } from './words.ts'

const PAGE_SIZE = 10

/** The records that this person moved here, and how far the other databases have come; nothing where there is none. */
export function MyRecordTransfers() {
  const [page, setPage] = useState(1)
  const query = useCall(getTransfersFromDatabase, { page, pageSize: PAGE_SIZE })
  const { data } = query
  if (!data) return <Loaded what="your moved records" query={query} shape="cards" count={2} />
  if (data.total === 0) return null
  return (
    <Rows>
      <Columns min="24rem">
        {data.items.map((move) => (
          <Move key={move.id} move={move} />
        ))}
      </Columns>
      {data.total > data.pageSize && (
        <Pager page={{ number: data.page, size: data.pageSize, total: data.total }} onPage={setPage} label="moved records" />
      )}
    </Rows>
  )
}

function Move({ move }: { move: DatabaseMove }) {
  const { petId, petName, chipShown, status, isConfirmed, database, movedAt, next } = move
  return (
    <RequestCard
      picture={<PetAvatar species="other" seed={petId} size={56} />}
      title={<Link to={paths.pet(petId)}>{petName}</Link>}
      line={`${chipShown} · from ${database.name}, ${whenText(movedAt, 'day')}`}
      tag={moveWords[status]}
      actions={
        <>
          <Confirmed move={move} />
          <LetterButton moveId={move.id} petName={petName} />
        </>
      }
    >
      <p>{next}</p>
      {!isConfirmed && <Reach database={database} />}
    </RequestCard>
  )
}

function Confirmed({ move: { id, petName, can, isConfirmed } }: { move: DatabaseMove }) {
  const { run, isPending } = useAction(confirmTransferFromDatabase, { toast: true, refresh: [getTransfersFromDatabase] })
  if (isConfirmed) return null
  return (
    <ActionButton disabledBecause={can.confirm} busy={isPending} onClick={() => run({ moveId: id })}>
      Mark as confirmed <VisuallyHidden>(the move of {petName})</VisuallyHidden>
    </ActionButton>
  )
}

function Reach({ database: { name, phone, site } }: { database: DatabaseMove['database'] }) {
  if (!phone && !site) return null
  return (
    <p>
      {phone && <a href={telephone(phone)}>Call {phone}</a>}
      {phone && site && ' or '}
      {site && (
        <a href={site} rel="noopener noreferrer">
          {phone ? `go to their website` : `Go to ${name}`}
        </a>
      )}
      .
    </p>
  )
}
