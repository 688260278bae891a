import { IconPhoto } from '@tabler/icons-react'
import classes from '../../kit/scan/ScanDialog.module.css'

/** Takes a photo from the device, or on a phone from its camera. */
export function PhotoButton({ onPhoto }: { onPhoto: (photo: File) => void }) {
  return (
    <label className={classes.photo}>
      <input
        className={classes.file}
        type="file"
        accept="image/*"
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? []
          if (photo) onPhoto(photo)
          // So that the same photo can be chosen again.
          currentTarget.value = ''
        }}
      />
      <IconPhoto size={20} aria-hidden="true" /> Choose a photo
    </label>
  )
}
