/** What islands import of React: one module, shared by all of them. An island that needs more of React adds it here. */
export { createElement, useEffect, useId, useRef, useState } from 'react';
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export { hydrateRoot } from 'react-dom/client';
