import { Navigate, useParams } from 'react-router'
import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getStay } from '../contract.ts'
import { WelfarePage } from '../kit/WelfarePage.tsx'
import { AnimalFacts } from '../parts/animal/AnimalFacts.tsx'
import { Left } from '../parts/animal/Left.tsx'
import { StayHistory } from '../parts/animal/StayHistory.tsx'
import { WhatsNext } from '../parts/animal/WhatsNext.tsx'
import { NotesPanel, Stay } from '../parts/stay/StayPanel.tsx'

/** An animal without a record of the organisation’s: without a microchip, held for its keeper, or gone. */
export default function AnimalInCarePage() {
  const { petId = '' } = useParams()
  const query = useCall(getStay, { petId })
  const pet = query.data?.stay
  return (
    <WelfarePage
      title={pet?.name ?? 'Animal'}
      lead={pet ? pet.breed : ''}
      crumbs={[{ label: 'Animals', to: paths.welfarePets }]}
      actions={pet && <PetPicture pet={pet} size={72} />}
    >
      <Loaded what="the animal" query={query} count={4}>
        {({ stay, undo, history, threadId }) => {
          if (!stay) return <NotWithYou />
          // Once it has a chip of the organisation’s, it has a record like any other animal.
          if (stay.canOpen) return <Navigate to={paths.pet(stay.id)} replace />
          return (
            <Rows>
              <WhatsNext pet={stay} threadId={threadId} />
              {stay.intake.leftAt && <Left pet={stay} undo={undo} />}
              <Columns min="20rem" align="start">
                <Rows>
                  <AnimalFacts pet={stay} />
                  <Stay pet={stay} />
                </Rows>
                <Rows>
                  <NotesPanel pet={stay} />
                  <StayHistory pet={stay} history={history} />
                </Rows>
              </Columns>
            </Rows>
          )
        }}
      </Loaded>
    </WelfarePage>
  )
}

function NotWithYou() {
  return (
    <Panel>
      <EmptyState title="This animal isn’t with you" action={<ButtonLink to={paths.welfarePets}>See your animals</ButtonLink>}>
        It was never taken in by your organisation.
      </EmptyState>
    </Panel>
  )
}
