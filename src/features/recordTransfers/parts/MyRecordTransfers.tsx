import { Link } from 'react-router'
import { telephone } from '#platform/text/telephone.ts'
import { whenText } from '#platform/text/whentext.ts'
import { listView } from '#platform/web/listview.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Listed } from '#ui/Listed.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { confirmTransferFromDatabase, getTransfersFromDatabase } from '../contract.ts'
import { AddProof } from '../kit/AddProof.tsx'
import type { DatabaseMove } from '../shapes.ts'
import { LetterButton } from './LetterButton.tsx'
import { moveWords } from './words.ts'

interface MyRecordTransfersProps {
  /** What the address of the page says besides the page of this list. */
  fixed: Readonly<Record<string, string>>
}

/** The records that this person moved here, and how far the other databases have come; nothing where there is none. */
export function MyRecordTransfers({ fixed }: MyRecordTransfersProps) {
  const list = useList(getTransfersFromDatabase, listView({}, { pageSize: 10, fixed }), { inPlace: true })
  return (
    <Listed list={list} what="your moved records" shape="cards" none={null}>
      <CardList list={list} label="moved records">
        <Columns min="24rem">
          {list.shown?.items.map((move) => (
            <Move key={move.id} move={move} />
          ))}
        </Columns>
      </CardList>
    </Listed>
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
          <AddProof petId={petId} petName={petName} can={move.can.prove} again={move.hasProof} />
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
  if (isConfirmed || can.prove === true) return null
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
