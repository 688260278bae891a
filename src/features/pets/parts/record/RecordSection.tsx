import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '#platform/web/lazypart.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { factsOf, type SectionName, sectionTitles } from './facts.ts'
import { useMayChange } from './useMayChange.ts'

const EditSection = lazyPart(() => import('./EditSection.tsx').then((part) => part.EditSection))

/** One part of the record, which turns into a form where it stands. */
export function RecordSection({ pet, section }: { pet: PetDetail; section: SectionName }) {
  const [editing, setEditing] = useState(false)
  const mayChange = useMayChange() && !pet.isGone
  const isFixed = section === 'implant' && pet.implantIsFixed
  const button = useFocusBack(editing)
  const title = sectionTitles[section]
  const change = (
    <ActionButton weight="plain" size="sm" ref={button} disabledBecause={pet.can.edit} onClick={() => setEditing(true)}>
      Change <VisuallyHidden>{title}</VisuallyHidden>
    </ActionButton>
  )
  return (
    <Panel title={title} actions={!editing && mayChange && !isFixed && change}>
      {editing ? (
        <Suspense>
          <EditSection pet={pet} section={section} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          <FactList look="cards" facts={factsOf(section, pet)} />
          {isFixed && mayChange && pet.implantIsYours && (
            <p>
              This is from your own record of the implant. If it’s wrong, or the number is,{' '}
              <Link to={paths.implantOf(pet.chipNumber)}>correct it among your implants</Link>.
            </p>
          )}
          {isFixed && mayChange && !pet.implantIsYours && (
            <p>
              This is from the implanter’s record. If it’s wrong, <Link to={paths.contactAbout('record')}>tell us</Link> and we’ll ask them.
            </p>
          )}
          {section === 'implant' && mayChange && <Link to={paths.chipMoved(pet.chipNumber)}>Report that the chip has moved</Link>}
        </>
      )}
    </Panel>
  )
}

/** A ref for the button that opened the form: the focus comes back to it. */
function useFocusBack(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(editing)
  useEffect(() => {
    if (was.current && !editing) button.current?.focus()
    was.current = editing
  }, [editing])
  return button
}
