/** The mark of the site on paper, its line from edge to edge. */
interface AppIconProps {
  /** The address of the mark's drawing. */
  readonly mark: string;
  /** In pixels. */
  readonly size: number;
  /** The system cuts its own shape out of it: the paper reaches the edges, and the disc is inside the circle that all keep. */
  readonly isMaskable: boolean;
  readonly styles: string;
}

export function AppIcon({ mark, size, isMaskable, styles }: AppIconProps) {
  return (
    <html lang="en">
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <div className={isMaskable ? 'icon maskable' : 'icon'} style={{ width: size, height: size }}>
          <img src={mark} alt="" />
        </div>
      </body>
    </html>
  );
}
