{
  let saved = ''
  try {
    saved = localStorage.getItem('cyberluach.saved') ?? ''
  } catch {
    // Storage may be forbidden: nothing is saved then.
  }
  for (const button of document.querySelectorAll('[data-save]')) {
    if (!saved.includes(button.dataset.save)) continue
    button.ariaPressed = 'true'
    button.dataset.on = 'true'
    button.querySelector('span').textContent = button.dataset.saved
  }
}
