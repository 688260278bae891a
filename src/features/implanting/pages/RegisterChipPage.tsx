import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#platform/web/lazypart.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { focusTitle } from '#ui/useTitleFocus.ts'
import { ImplanterPage } from '../kit/ImplanterPage.tsx'
import { useQualified } from '../kit/useQualified.ts'
import { LITTER } from '../parts/litter/address.ts'
import { Registering } from '../parts/register/Registering.tsx'
import { useRegistering } from '../parts/register/useRegistering.ts'

const ChipRegistered = lazyPart(() => import('../parts/register/ChipRegistered.tsx').then((part) => part.ChipRegistered))
const NotQualified = lazyPart(() => import('../kit/NotQualified.tsx').then((part) => part.NotQualified))
const WholeLitter = lazyPart(() => import('../parts/litter/WholeLitter.tsx').then((part) => part.WholeLitter))

export default function RegisterChipPage() {
  const [params] = useSearchParams()
  const registering = useRegistering()
  const { sheet, outcome, isDone } = registering
  const isQualified = useQualified()
  useEffect(() => {
    // No signal yet, or no room: what was kept before stands.
    void import('../parts/queue/keepForOffline.ts').then(({ keepForOffline }) => keepForOffline()).catch(() => null)
    void import('#features/pets/kit/form/keptbreeds.ts').then(({ keepBreeds }) => keepBreeds()).catch(() => null)
  }, [])
  useEffect(() => {
    if (sheet.count > 0) focusTitle()
  }, [sheet.count])
  if (!isQualified)
    return (
      <ImplanterPage title="Register a chip" width="text">
        <Suspense>
          <NotQualified />
        </Suspense>
      </ImplanterPage>
    )
  if (params.has('litter'))
    return (
      <Suspense>
        <WholeLitter onMend={registering.mend} />
      </Suspense>
    )
  if (isDone && outcome?.kind === 'registered')
    return (
      <ImplanterPage title={`${outcome.answer.petName} is registered`} lead="Anyone can now look up its chip." width="text">
        <Suspense>
          <ChipRegistered
            chipNumber={outcome.answer.chipNumber}
            answers={outcome.answers}
            onNext={() => registering.next(outcome)}
            onBegin={registering.begin}
          />
        </Suspense>
      </ImplanterPage>
    )
  return (
    <ImplanterPage
      title="Register a chip"
      lead="For an animal you’ve just chipped. It takes 2 minutes and works without signal."
      width="text"
      actions={
        <ButtonLink weight="plain" to={`${paths.registerChip}?${new URLSearchParams(LITTER)}`}>
          Add the whole litter
        </ButtonLink>
      }
    >
      <Registering registering={registering} />
    </ImplanterPage>
  )
}
