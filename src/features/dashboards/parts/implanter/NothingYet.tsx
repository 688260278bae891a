import { useQualified } from '#features/implanting/kit/useQualified.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Stands where an implanter holds no chip and has implanted none. */
export function NothingYet({ isChecked }: { isChecked: boolean }) {
  const isQualified = useQualified()
  if (!isChecked)
    return (
      <EmptyState
        art={<ScanChipArt />}
        title="Your first chips come next"
        action={
          <ButtonLink weight="plain" to={paths.orderChips}>
            See packs and prices
          </ButtonLink>
        }
      >
        Once we’ve checked your certificate, you can order chips here and register each animal as you chip it.
      </EmptyState>
    )
  return (
    <EmptyState
      art={<ScanChipArt />}
      title="You haven’t implanted any chips yet"
      action={
        <>
          <ButtonLink to={paths.orderChips}>Order your first chips</ButtonLink>
          {isQualified && (
            <ButtonLink weight="plain" to={paths.registerChip}>
              Register a chip
            </ButtonLink>
          )}
        </>
      }
    >
      Order a pack from us, or start with chips you bought elsewhere. Each one is on the register from the day you implant it.
    </EmptyState>
  )
}
