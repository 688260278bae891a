import { useNavigate } from 'react-router'
import { ActionButton } from '#ui/ActionButton.tsx'
import type { Entry } from '../menu.ts'
import { Dialog } from './Dialog.tsx'
import classes from './ProfileChooser.module.css'

/** Asks which of a person's dashboards to open. It goes only by choosing. */
export function ProfileChooser({ choices, onChosen }: { choices: readonly Entry[]; onChosen: () => void }) {
  const navigate = useNavigate()
  const choose = (to: string) => {
    onChosen()
    void navigate(to)
  }
  return (
    <Dialog title="Please select your profile type">
      <div className={classes.choices}>
        {choices.map(({ label, to }) => (
          <ActionButton key={label} weight="plain" fullWidth onClick={() => choose(to)}>
            {label}
          </ActionButton>
        ))}
      </div>
    </Dialog>
  )
}
