const scriptValue =
  /(java|vb|live)script:|^mocha:|^on\w+=|^data:text|expression\(|behaviou?r:|-moz-binding|&\{/

/** Whether an element would run something: on an event, by its link, or by its style. */
export function carriesScript(attributes: Record<string, string>): boolean {
  return Object.entries(attributes).some(
    ([name, value]) =>
      /^(on|fscommand|seeksegmenttime|formaction$|srcdoc$|autofocus$)/i.test(name) ||
      scriptValue.test(plain(value)),
  )
}

/** As a lenient browser reads it: without blanks, controls and comments, in small letters. */
function plain(value: string): string {
  return value
    .replace(/[\s\u0000-\u0020\u007f-\u00a0\u200b-\u200f\ufeff]|\/\*.*?\*\//g, '')
    .replace(/^[`'"]+/, '')
    .toLowerCase()
}
