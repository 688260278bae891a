import { useNavigate } from 'react-router'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Stack } from '#ui/Box.tsx'
import type { Entry } from '../menu.ts'
import { Dialog } from './Dialog.tsx'

/** Asks which of a person's dashboards to open. It goes only by choosing. */
export function ProfileChooser({ choices, onChosen }: { choices: readonly Entry[]; onChosen: () => void }) {
  const navigate = useNavigate()
  const choose = (to: string) => {
    onChosen()
    void navigate(to)
  }
  return (
    <Dialog title="Please select your profile type">
      <Stack gap="0.75rem" mt="1.25rem">
        {choices.map(({ label, to }) => (
          <ActionButton key={label} weight="plain" fullWidth onClick={() => choose(to)}>
            {label}
          </ActionButton>
        ))}
      </Stack>
    </Dialog>
  )
}
