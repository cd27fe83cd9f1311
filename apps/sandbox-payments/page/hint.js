// The embedding page asks its server what became of the payment; this carries no more than the hint to do so.
const { site } = document.body.dataset
if (site && parent !== window) parent.postMessage({ type: 'payment-changed' }, site)
