import { useState } from 'react'
import { useUpload } from '#features/files/kit/useUpload.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PhotoField } from '#ui/PhotoField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { MOST_PHOTOS } from '../../lifecycle.ts'
import { useMayChange } from './useMayChange.ts'
import { usePhotos } from './usePhotos.ts'

/** The photos of a pet, from several sides. */
export function PhotosPanel({ pet }: { pet: PetDetail }) {
  const { edit, isPending } = usePhotos(pet)
  const mayChange = useMayChange()
  const [removed, setRemoved] = useState<{ id: string; at: number }>()
  const ids = pet.photos.map(({ id }) => id)
  const { send, problem, ...sending } = useUpload('petPhoto', ({ fileId }) => void edit((now) => [...now, fileId]))
  const remove = (id: string) => {
    setRemoved({ id, at: ids.indexOf(id) })
    void edit((now) => without(now, id))
  }
  const undo = () => {
    if (removed) void edit((now) => without(now, removed.id).toSpliced(removed.at, 0, removed.id))
    setRemoved(undefined)
  }
  return (
    <Panel title="Photos" lead="The first one stands on its record. Photos from the side and of its markings help a finder most.">
      {removed && (
        <Notice
          live
          action={
            <ActionButton weight="plain" size="sm" busy={isPending} onClick={undo}>
              Undo
            </ActionButton>
          }
        >
          The photo is removed.
        </Notice>
      )}
      <Columns min="8.5rem" gap="1rem 1rem" fill align="start">
        {pet.photos.map(({ id, url }, index) => (
          <Photo
            key={id}
            url={url}
            words={`Photo ${index + 1} of ${pet.name}`}
            isMain={index === 0}
            busy={isPending}
            mayChange={mayChange}
            onFirst={() => edit((now) => [id, ...without(now, id)])}
            onRemove={() => remove(id)}
          />
        ))}
      </Columns>
      {mayChange && ids.length < MOST_PHOTOS && (
        <PhotoField label="Add a photo" optional url={null} alt="" error={problem} onChoose={send} key={ids.length} {...sending} />
      )}
    </Panel>
  )
}

const without = (ids: readonly string[], gone: string) => ids.filter((id) => id !== gone)

interface PhotoProps {
  url: string
  words: string
  isMain: boolean
  busy: boolean
  mayChange: boolean
  onFirst: () => void
  onRemove: () => void
}

function Photo({ url, words, isMain, busy, mayChange, onFirst, onRemove }: PhotoProps) {
  return (
    <div>
      <Box
        component="img"
        bdrs="1rem"
        display="block"
        style={{ aspectRatio: '1', objectFit: 'cover', width: '100%' }}
        src={url}
        alt={words}
      />
      <Box mt="0.25rem">
        {isMain ? (
          <Box component="p" c="dimmed" fz="sm" m="0.5rem 0">
            Main photo
          </Box>
        ) : (
          mayChange && (
            <ActionButton weight="quiet" size="sm" busy={busy} onClick={onFirst}>
              Make main <VisuallyHidden>{words}</VisuallyHidden>
            </ActionButton>
          )
        )}
      </Box>
      {/* Each stands on a line of its own, so their words stand in line. */}
      {mayChange && (
        <div>
          <ActionButton weight="quiet" size="sm" busy={busy} onClick={onRemove}>
            Remove <VisuallyHidden>{words}</VisuallyHidden>
          </ActionButton>
        </div>
      )}
    </div>
  )
}
