import { useNavigate } from 'react-router'
import { prepareChip, preparedChip } from '#features/implanting/kit/prepareChip.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { animalNoted, type DiaryVisit } from './diary.ts'

/** The way to the register for an animal that was chipped at a visit arranged by telephone, with what the diary says filled in. */
export function RegisterNoted({ visit }: { visit: DiaryVisit }) {
  const navigate = useNavigate()
  const register = () => {
    prepareChip(animalNoted(visit))
    void navigate(preparedChip(visit.id))
  }
  return (
    <ActionButton weight="quiet" size="sm" onClick={register}>
      Register its chip<VisuallyHidden> of {visit.name}</VisuallyHidden>
    </ActionButton>
  )
}
