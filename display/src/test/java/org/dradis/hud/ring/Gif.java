package org.dradis.hud.ring;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import org.jspecify.annotations.Nullable;

/** Writes pictures one after the other into an animated GIF; of each only what changed. */
final class Gif implements AutoCloseable {
  private static final String FORMAT = "javax_imageio_gif_image_1.0";
  private static final int MILLIS_PER_TICK = 10;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final ImageOutputStream out = ImageIO.createImageOutputStream(bytes);
  private final ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
  private @Nullable BufferedImage last;
  private @Nullable BufferedImage pending;
  private int millis;

  Gif() throws IOException {
    writer.setOutput(out);
    writer.prepareWriteSequence(null);
  }

  /** Shows a picture for a while; one that is like the last makes that last longer. */
  void add(BufferedImage picture, int time) throws IOException {
    if (pending != null && changed(pending, picture).isEmpty()) {
      millis += time;
      return;
    }
    flush();
    pending = picture;
    millis = time;
  }

  private void flush() throws IOException {
    BufferedImage now = pending;
    if (now == null) {
      return;
    }
    Rectangle part =
        last == null ? new Rectangle(now.getWidth(), now.getHeight()) : changed(last, now);
    BufferedImage piece = new BufferedImage(part.width, part.height, BufferedImage.TYPE_INT_RGB);
    piece.getGraphics().drawImage(now, -part.x, -part.y, null);
    writer.writeToSequence(new IIOImage(piece, null, metadata(piece, part)), null);
    last = now;
  }

  private IIOMetadata metadata(BufferedImage piece, Rectangle part) throws IOException {
    IIOMetadata data =
        writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(piece), null);
    IIOMetadataNode root = (IIOMetadataNode) data.getAsTree(FORMAT);
    IIOMetadataNode control = child(root, "GraphicControlExtension");
    control.setAttribute("disposalMethod", "doNotDispose");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("transparentColorIndex", "0");
    control.setAttribute("delayTime", String.valueOf(millis / MILLIS_PER_TICK));
    IIOMetadataNode place = child(root, "ImageDescriptor");
    place.setAttribute("imageLeftPosition", String.valueOf(part.x));
    place.setAttribute("imageTopPosition", String.valueOf(part.y));
    if (last == null) {
      IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
      loop.setAttribute("applicationID", "NETSCAPE");
      loop.setAttribute("authenticationCode", "2.0");
      loop.setUserObject(new byte[] {1, 0, 0});
      child(root, "ApplicationExtensions").appendChild(loop);
    }
    data.setFromTree(FORMAT, root);
    return data;
  }

  private static IIOMetadataNode child(IIOMetadataNode root, String name) {
    for (int i = 0; i < root.getLength(); i++) {
      if (root.item(i).getNodeName().equals(name)) {
        return (IIOMetadataNode) root.item(i);
      }
    }
    IIOMetadataNode made = new IIOMetadataNode(name);
    root.appendChild(made);
    return made;
  }

  private static Rectangle changed(BufferedImage one, BufferedImage other) {
    Rectangle all = new Rectangle();
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        if (one.getRGB(x, y) != other.getRGB(x, y)) {
          Rectangle pixel = new Rectangle(x, y, 1, 1);
          all = all.isEmpty() ? pixel : all.union(pixel);
        }
      }
    }
    return all;
  }

  /** The whole file. */
  byte[] bytes() throws IOException {
    flush();
    pending = null;
    writer.endWriteSequence();
    out.flush();
    return bytes.toByteArray();
  }

  @Override
  public void close() {
    writer.dispose();
  }
}
