import { useState } from 'preact/hooks'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import './upload.css'

interface Props {
  readonly label: string
  take(file: Blob): void
}

/** A record from this device: chosen, or dropped. */
export function Upload({ label, take }: Props) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer?.files[0]
    if (file !== undefined) take(file)
  }

  return (
    <label
      class={`upload card ${over ? 'over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={28} />
      <b>{label}</b>
      <span class="hint">{t.value.replay.drop}</span>
      <input
        type="file"
        class="unseen"
        accept="application/json,.json"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file !== undefined) take(file)
        }}
      />
    </label>
  )
}
