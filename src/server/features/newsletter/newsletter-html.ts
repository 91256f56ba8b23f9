import { escapeHtml } from '#server/platform/text/escape-html.ts'

interface SimpleMail {
  language: string
  title: string
  paragraphs: string[]
  button?: { label: string; href: string }
  /** Paragraphs at the end, in a smaller font. */
  small?: string[]
  smallLink?: { label: string; href: string }
}

const link = ({ label, href }: { label: string; href: string }, style: string) =>
  `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`

/**
 * A mail as simple HTML. It loads no pictures or other resources, so that nobody can track when it is
 * read. Styles are inline because mail programs support nothing else.
 */
export function mailHtml({ language, title, paragraphs, button, small, smallLink }: SimpleMail) {
  const body = [
    `<h1 style="font-size:22px;margin:0 0 16px;color:#2b5c1f">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    button &&
      `<p style="margin:24px 0">${link(button, 'display:inline-block;padding:12px 20px;border-radius:8px;background:#2b5c1f;color:#ffffff;text-decoration:none;font-weight:bold')}</p>`,
    ...(small ?? []).map(
      (text) => `<p style="margin:0 0 8px;${smallStyle}">${escapeHtml(text)}</p>`,
    ),
    smallLink && `<p style="margin:0;${smallStyle}">${link(smallLink, 'color:#2b5c1f')}</p>`,
  ]
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#fbf8f0;color:#2a2118;font-family:sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
${body.filter(Boolean).join('\n')}
</div>
</body>
</html>
`
}

const smallStyle = 'font-size:14px;color:#5c5346'
