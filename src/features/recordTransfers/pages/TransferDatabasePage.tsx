import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { lazyPart } from '#platform/web/lazypart.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { saveTransferFromDatabase } from '../contract.ts'
import { TransferHere } from '../parts/TransferHere.tsx'
import { useRecordTransfer } from '../parts/useRecordTransfer.ts'
import { WhyTransfer } from '../parts/WhyTransfer.tsx'

const TransferDone = lazyPart(() => import('../parts/TransferDone.tsx').then((part) => part.TransferDone))

export const meta: MetaFunction = () => [
  {
    name: 'description',
    content: 'Move your pet’s microchip record here from another database. It takes a few minutes.',
  },
]

/** Moves an animal's record here from another database. Open to all until it must be known whose it is. */
export default function TransferDatabasePage() {
  const session = useSession()
  const moving = useRecordTransfer()
  return (
    <Page
      title="Move a record here"
      lead="Is your pet’s chip with another database? Move the record here in a few minutes. We’ll tell the other database, or give you a letter to send."
    >
      <WithAside aside={<WhyTransfer />}>
        <Suspense>{moving.moved && <TransferDone moved={moving.moved} database={moving.answers.database} />}</Suspense>
        {!moving.moved && session && !mayAsk(saveTransferFromDatabase, session) && <OtherProfile />}
        {!moving.moved && (!session || mayAsk(saveTransferFromDatabase, session)) && <TransferHere moving={moving} />}
      </WithAside>
    </Page>
  )
}

function OtherProfile() {
  return (
    <Notice
      title="You need a keeper, breeder or organisation profile"
      action={
        <ButtonLink weight="plain" size="sm" to={paths.profile}>
          Go to your profile
        </ButtonLink>
      }
    >
      Add one in your profile to move a record here.
    </Notice>
  )
}
