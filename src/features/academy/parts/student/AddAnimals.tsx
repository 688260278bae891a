import { speciesWords } from '#knowledge/animals/species.ts'
import { listed } from '#platform/listed.ts'
import { Box } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { TRAINED_SPECIES } from '../../kinds.ts'
import type { Training } from '../../shapes.ts'
import { AnimalsDialog } from './AnimalsDialog.tsx'

/** The animals of a certificate, and the way to add another. */
export function AddAnimals({ training: { species, adding, can } }: { training: Training }) {
  if (can.addSpecies !== true) return null
  return (
    <Panel title="Animals">
      <Box component="p" m="0 0 1rem">
        Your certificate covers {inWords(species)}. {adding.length > 0 && `You’re adding ${inWords(adding)}.`}
      </Box>
      <DialogButton weight="plain" size="sm" renderDialog={(close) => <AddDialog species={species} adding={adding} onClose={close} />}>
        {adding.length > 0 ? 'Change what you’re adding' : 'Add an animal'}
      </DialogButton>
    </Panel>
  )
}

const inWords = (kinds: Training['species']) => listed(kinds.map((kind) => speciesWords[kind].many))

function AddDialog({ species, adding, onClose }: Pick<Training, 'species' | 'adding'> & { onClose: () => void }) {
  return (
    <AnimalsDialog
      title="Add animals to your certificate"
      label="Which animals do you want to add?"
      hint="The exam you’ve passed counts. Your trainer watches at least three implants in each new kind of animal."
      kinds={TRAINED_SPECIES.filter((kind) => !species.includes(kind))}
      chosen={adding}
      kept={species}
      onClose={onClose}
    />
  )
}
