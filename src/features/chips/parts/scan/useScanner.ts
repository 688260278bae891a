import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { codesIn } from './barcodes.ts'
import { type Camera, camerasHere, closeCamera, openCamera, torchOf, whyNoCamera } from './camera.ts'
import { type Scanned, scannedIn } from './scanned.ts'

/** Milliseconds between two looks: often enough to feel instant, seldom enough to leave an old phone cool. */
const PAUSE = 120

interface Wanted {
  /** Another number starts it anew. */
  attempt: number
  /** The id of the camera that was chosen; '' for the one that fits best. */
  camera: string
}

/** Shows the camera in `video` and calls `onScan` for what it sees, until the component goes. */
export function useScanner(video: RefObject<HTMLVideoElement | null>, { attempt, camera }: Wanted, onScan: (scanned: Scanned) => void) {
  const [cameras, setCameras] = useState<Camera[]>([])
  const [problem, setProblem] = useState({ attempt, words: '' })
  const [torch, setTorch] = useState<((on: boolean) => void) | null>(null)

  const found = useEffectEvent(onScan)

  useEffect(() => {
    const stop = new AbortController()
    const opened = (stream: MediaStream) => {
      setTorch(() => torchOf(stream))
      void camerasHere().then((all) => stop.signal.aborted || setCameras(all))
    }
    watch(video, camera, { signal: stop.signal, onScan: found, opened }).catch((error: unknown) => {
      if (!stop.signal.aborted) setProblem({ attempt, words: whyNoCamera(error) })
    })
    return () => stop.abort()
  }, [attempt, camera, video])

  return { problem: problem.attempt === attempt ? problem.words : '', torch, cameras }
}

async function watch(
  { current: video }: RefObject<HTMLVideoElement | null>,
  camera: string,
  { signal, onScan, opened }: { signal: AbortSignal; onScan: (scanned: Scanned) => void; opened: (stream: MediaStream) => void },
) {
  const stream = await openCamera(camera)
  signal.addEventListener('abort', () => closeCamera(stream))
  if (signal.aborted || !video) return closeCamera(stream)
  video.srcObject = stream
  await video.play()
  opened(stream)
  while (!signal.aborted) {
    const scanned = scannedIn(await codesIn(video), window.location.origin)
    if (scanned && !signal.aborted) onScan(scanned)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
