import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Stands where an implanter holds no chip and has implanted none. */
export function NothingYet({ isChecked }: { isChecked: boolean }) {
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
        Once we have checked your certificate you can order chips here, and register each animal as you chip it.
      </EmptyState>
    )
  return (
    <EmptyState
      art={<ScanChipArt />}
      title="You have implanted no chip yet"
      action={
        <>
          <ButtonLink to={paths.orderChips}>Order your first chips</ButtonLink>
          <ButtonLink weight="plain" to={paths.registerChip}>
            Register a chip you have
          </ButtonLink>
        </>
      }
    >
      Order a pack from us, or begin with chips that you bought elsewhere. Each is on the register the day you implant it.
    </EmptyState>
  )
}
