import cloud from 'lucide-static/icons/cloud-check.svg?raw'
import flask from 'lucide-static/icons/flask-conical.svg?raw'
import device from 'lucide-static/icons/hard-drive.svg?raw'
import box from 'lucide-static/icons/package.svg?raw'
import redo from 'lucide-static/icons/redo-2.svg?raw'
import skip from 'lucide-static/icons/skip-forward.svg?raw'
import { OwnIcon } from '../lib/icon.tsx'

const ICONS = { box, cloud, device, flask, redo, skip }

/** Icons that only the workshop needs. */
export function BenchIcon({ name, size }: { readonly name: keyof typeof ICONS; readonly size?: number }) {
  return <OwnIcon raw={ICONS[name]} {...(size !== undefined && { size })} />
}
